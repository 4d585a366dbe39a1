import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $identities, loadIdentities, providers } from '../../../stores/people/identities.ts'
import { FoldedPart } from '../../shared/FoldedPart.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { Providers } from './Providers.tsx'

/** The services with whose accounts one signs in here; nothing where the operator has named none. */
export function ConnectedSignIns() {
  return providers.length === 0 ? null : <LoadedProviders />
}

function LoadedProviders() {
  const { t } = useTexts('profile')
  const identities = useStore($identities)
  const load = () => void loadIdentities()
  useEffect(load, [])
  return (
    <FoldedPart look="line" title={t('profile.connectedTitle')}>
      <p className="text-fluid-sm text-muted">{t('profile.connectedText')}</p>
      <Loaded state={identities} load={load} failed={t('profile.connectedFailed')} boxes={1} height="h-11">
        {(known) => <Providers identities={known} />}
      </Loaded>
    </FoldedPart>
  )
}
