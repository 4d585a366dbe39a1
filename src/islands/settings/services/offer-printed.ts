import { studioRental } from '../../../content/price-table.ts'
import { printedOffer, rentalRows } from '../../../domain/offers/printed-offer.ts'
import { fromForm, type SettingsForm } from '../settings-form.ts'
import { toServiceRow } from './service-row.ts'

/** The form with the rental services offered as the price page prints them; what else is typed stays. */
export function withPrintedOffer(form: SettingsForm): SettingsForm {
  const typed = fromForm(form)
  const offered = printedOffer(typed, studioRental)
  const services = offered.services.flatMap((service, index) => {
    const present = form.services[index]
    if (present && !(service.id in rentalRows)) return present
    return { ...toServiceRow(service, offered), ...(present && { key: present.key }) }
  })
  return { ...form, services }
}
