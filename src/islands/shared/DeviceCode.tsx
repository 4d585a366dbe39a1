import { useStore } from '@nanostores/react'
import { type Ref, useEffect, useId } from 'react'
import type { ErrorCode } from '../../domain/errors.ts'
import { chosenDevice, type Device, type DeviceCode as Shown } from '../../domain/people/second-step.ts'
import { $devices, loadDevices } from '../../stores/people/devices.ts'
import { CodeField } from './CodeField.tsx'
import { useTexts } from './island.tsx'
import { Loaded } from './Loaded.tsx'

interface Props {
  value: Shown
  onChange: (value: Shown) => void
  error: ErrorCode | undefined
  ref?: Ref<HTMLInputElement>
}

/** No code yet, of whichever device. */
export const noCode: Shown = { device: '', code: '' }

/** The code that a device of the account shows; of several, which. */
export function DeviceCode(props: Props) {
  const { t } = useTexts('step')
  const devices = useStore($devices)
  useEffect(() => void loadDevices(), [])
  return (
    <Loaded
      state={devices}
      load={() => void loadDevices()}
      failed={t('step.loadFailed')}
      boxes={1}
      height="h-20"
    >
      {(known) => <CodeOfOne {...props} known={known} />}
    </Loaded>
  )
}

function CodeOfOne({ value, onChange, error, ref, known }: Props & { known: Device[] }) {
  const { t } = useTexts('step')
  const name = useId()
  const device = chosenDevice(known, value.device)
  return (
    <>
      {known.length > 1 && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-semibold">{t('step.which')}</legend>
          <div className="flex flex-wrap gap-2">
            {known.map(({ id, name: called }) => (
              <label key={id} className="choice min-w-0 break-words">
                <input
                  type="radio"
                  name={name}
                  checked={id === device}
                  onChange={() => onChange({ device: id, code: '' })}
                />
                {called}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <CodeField
        ref={ref}
        value={value.code}
        onChange={(code) => onChange({ device, code })}
        error={error}
        hint={t('step.codeHint')}
      />
    </>
  )
}
