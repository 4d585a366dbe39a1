import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { UNDO_MS } from '../../domain/booking/undo.ts'
import type { Result } from '../../domain/errors.ts'
import { undoLinkedAnswer } from '../../stores/linked-request.ts'
import { useTexts } from '../shared/island.tsx'
import { Seconds } from '../shared/Seconds.tsx'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  token: string
  onUndone: (result: Result<void>) => void
}

/** Takes back for ten seconds what was answered on this page: its mail waits as long. */
export function UndoAnswer({ token, onUndone }: Props) {
  const { t } = useTexts('links')
  const { busy, submit } = useSubmission()
  const [until] = useState(() => performance.now() + UNDO_MS)
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])

  async function undo() {
    const result = await submit(() => undoLinkedAnswer(token))
    if (result) onUndone(result)
  }

  if (over && !busy) return null
  return (
    <p>
      <Button busy={busy} busyText={t('links.sending')} onClick={undo}>
        {t('links.undo')}
        <Seconds until={until} />
      </Button>
    </p>
  )
}
