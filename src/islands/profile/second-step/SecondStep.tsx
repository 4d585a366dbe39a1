import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../../components/ui/Notice.tsx'
import { $devices, loadDevices } from '../../../stores/people/devices.ts'
import type { Account } from '../../../stores/people/session.ts'
import { FoldedPart } from '../../shared/FoldedPart.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { Devices } from './Devices.tsx'

/** The devices whose codes are asked for at sign-in, and how one sets them up. */
export function SecondStep({ account }: { account: Account }) {
  const { t } = useTexts('step')
  const devices = useStore($devices)
  const load = () => void loadDevices()
  useEffect(load, [])
  const [demanded] = useState(account.secondStep === 'missing')
  const on = devices.status === 'ready' && devices.value.length > 0
  return (
    <FoldedPart
      title={t('step.title')}
      summary={t(devices.status === 'failed' ? 'step.loadFailed' : on ? 'step.isOn' : 'step.isOff')}
      pending={devices.status === 'loading'}
      unfolded={demanded}
    >
      <p className="text-muted">{t('step.text')}</p>
      {account.secondStep === 'missing' && <Notice kind="info">{t('step.demanded')}</Notice>}
      <Loaded state={devices} load={load} failed={t('step.loadFailed')} boxes={1} height="h-11">
        {(known) => <Devices known={known} demanded={demanded} />}
      </Loaded>
    </FoldedPart>
  )
}
