import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../../components/ui/Notice.tsx'
import { $devices, loadDevices } from '../../../stores/people/devices.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { Part } from '../../shared/Part.tsx'
import { Devices } from './Devices.tsx'

/** The devices whose codes are asked for at sign-in, and how one sets them up. */
export function SecondStep({ account }: { account: Account }) {
  const { t } = useTexts('step')
  const devices = useStore($devices)
  const load = () => void loadDevices()
  useEffect(load, [])
  const [demanded] = useState(account.secondStep === 'missing')
  return (
    <Part title={t('step.title')} text={t('step.text')}>
      {account.secondStep === 'missing' && <Notice kind="info">{t('step.demanded')}</Notice>}
      <Loaded state={devices} load={load} failed={t('step.loadFailed')} boxes={1} height="h-11">
        {(known) => <Devices known={known} demanded={demanded} />}
      </Loaded>
    </Part>
  )
}
