import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { type Device, MAX_DEVICES } from '../../../domain/people/second-step.ts'
import { formatDate } from '../../../i18n/format.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { AddDevice } from './AddDevice.tsx'
import { RemoveDevice } from './RemoveDevice.tsx'

interface Props {
  known: Device[]
  /** The desk waits for it. */
  demanded: boolean
}

/** A list of the devices; another one can be added, any of them removed. */
export function Devices({ known, demanded }: Props) {
  const { locale, t } = useTexts('common', 'step')
  const [adding, setAdding] = useState(false)
  const [cancelled, setCancelled] = useState(false)
  const [removing, setRemoving] = useState<Device>()
  const [said, setSaid] = useState<string>()
  const notice = useArrival<HTMLDivElement>(said)
  const add = useArrival<HTMLButtonElement>(cancelled)
  const only = known.length === 1

  function begin() {
    setAdding(true)
    setCancelled(false)
    setSaid(undefined)
  }

  function cancel() {
    setAdding(false)
    setCancelled(true)
  }

  function end(words: string) {
    setAdding(false)
    setRemoving(undefined)
    setSaid(words)
  }

  return (
    <>
      {said && (
        <div ref={notice} tabIndex={-1} className="grid gap-4">
          <Notice kind="success">{said}</Notice>
          {demanded && known.length > 0 && (
            <a className="button button-primary justify-self-start" href={localizedPath(locale, '/admin')}>
              {t('common.adminPanel')}
            </a>
          )}
        </div>
      )}
      {known.length > 0 && (
        <ul className="grid gap-3">
          {known.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 break-words">
                <span className="font-semibold">{device.name}</span>{' '}
                <span className="text-fluid-sm text-muted">
                  {t('step.since', { date: formatDate(locale, device.since) })}
                </span>
              </p>
              <Button
                aria-label={t('step.removeThe', { name: device.name })}
                onClick={() => setRemoving(device)}
              >
                {t('step.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {only && !adding && <p className="text-muted">{t('step.second')}</p>}
      {adding ? (
        <AddDevice
          suggestion={
            only || known.length > 1 ? t('step.nextName', { number: known.length + 1 }) : t('step.firstName')
          }
          onCancel={cancel}
          onAdded={() => end(t(known.length === 0 ? 'step.turnedOn' : 'step.added'))}
        />
      ) : (
        known.length < MAX_DEVICES && (
          <Button
            ref={add}
            className="justify-self-start"
            look={demanded && known.length === 0 ? 'primary' : 'quiet'}
            onClick={begin}
          >
            {t(known.length === 0 ? 'step.setUp' : 'step.addAnother')}
          </Button>
        )
      )}
      {removing && (
        <RemoveDevice
          device={removing}
          last={only}
          onKeep={() => setRemoving(undefined)}
          onRemoved={() => end(t('step.removed', { name: removing.name }))}
        />
      )}
    </>
  )
}
