import { Field } from '../../../components/ui/Field.tsx'
import {
  BUFFER_STEP,
  MAX_BUFFER,
  MAX_FURTHEST_DAYS,
  MAX_RULE_HOURS,
  type StudioRules,
} from '../../../domain/offers/rules.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { useTexts } from '../../shared/island.tsx'
import { Part } from '../../shared/Part.tsx'
import { errorText } from '../../shared/texts.ts'
import { Choice } from '../Choice.tsx'
import { toNumber } from '../typed.ts'
import { Measured } from './Measured.tsx'
import { useRuleWords } from './rule-words.ts'
import type { OptionalRule, TypedRules } from './typed-rules.ts'

interface Props {
  rules: TypedRules
  errors: SettingsErrors
  onChange: (rules: TypedRules) => void
}

/** By which rules customers book and cancel, each with what it means for them. */
export function RulesFields({ rules, errors, onChange }: Props) {
  const { t } = useTexts('settings', 'errors')
  const { labels, valueWords } = useRuleWords()

  function numberField(rule: keyof StudioRules, hint: string, [min, max, step]: [number, number, number]) {
    const code = errors[`rules.${rule}`]
    return (
      <Field label={labels[rule]} hint={hint} error={code && errorText(t, code)}>
        {(control) => (
          <Measured words={valueWords(rule, toNumber(rules[rule]))} typed={rules[rule]}>
            <input
              {...control}
              className="control"
              type="number"
              inputMode="numeric"
              required
              min={min}
              max={max}
              step={step}
              value={rules[rule]}
              onChange={({ target }) => onChange({ ...rules, [rule]: target.value })}
            />
          </Measured>
        )}
      </Field>
    )
  }

  function optionalField(
    rule: OptionalRule,
    words: { choice: string; never: string; hint: string },
    min: number,
  ) {
    const counting = rules.counting[rule]
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Choice
          label={words.choice}
          hint={counting ? undefined : words.never}
          checked={counting}
          onChange={(checked) => onChange({ ...rules, counting: { ...rules.counting, [rule]: checked } })}
        />
        {counting && numberField(rule, words.hint, [min, MAX_RULE_HOURS, 1])}
      </div>
    )
  }

  return (
    <Part anchor="rules" title={t('settings.rules')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:[&>*]:row-span-3 sm:[&>*]:grid-rows-subgrid">
        {numberField('bufferBefore', t('settings.bufferBeforeHint'), [0, MAX_BUFFER, BUFFER_STEP])}
        {numberField('bufferAfter', t('settings.bufferAfterHint'), [0, MAX_BUFFER, BUFFER_STEP])}
        {numberField('noticeHours', t('settings.noticeHint'), [0, MAX_RULE_HOURS, 1])}
        {numberField('furthestDays', t('settings.furthestHint'), [1, MAX_FURTHEST_DAYS, 1])}
      </div>
      {optionalField(
        'cancelHours',
        {
          choice: t('settings.cancelChoice'),
          never: t('settings.cancelNever'),
          hint: t('settings.cancelHint'),
        },
        0,
      )}
      {optionalField(
        'pendingHours',
        {
          choice: t('settings.pendingChoice'),
          never: t('settings.pendingNever'),
          hint: t('settings.pendingHint'),
        },
        1,
      )}
    </Part>
  )
}
