import ICAL from 'ical.js'

/** An event as a calendar program that is not ours reads it. */
export interface ReadEvent {
  uid: string
  sequence: number
  status: string
  start: Date
  end: Date
  summary: string
  description: string
  location: string
  /** Names of all its properties. */
  properties: string[]
}

export interface ReadCalendar {
  method: string
  name: string | undefined
  events: ReadEvent[]
  component: ICAL.Component
}

/** Reads a file as ical.js does, which throws on what is no calendar. */
export function readCalendar(file: string): ReadCalendar {
  const component = new ICAL.Component(ICAL.parse(file))
  const text = (from: ICAL.Component, name: string) => String(from.getFirstPropertyValue(name) ?? '')
  return {
    component,
    method: text(component, 'method'),
    name: text(component, 'x-wr-calname') || undefined,
    events: component.getAllSubcomponents('vevent').map((one) => {
      const event = new ICAL.Event(one)
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: text(one, 'status'),
        start: event.startDate.toJSDate(),
        end: event.endDate.toJSDate(),
        summary: event.summary,
        description: event.description,
        location: event.location,
        properties: one.getAllProperties().map(({ name }) => name),
      }
    }),
  }
}

/** What is in a calendar after these files came by mail, one after the other (RFC 5546): the newest of each event. */
export function calendarAfter(files: readonly string[]): Map<string, ReadEvent> {
  const kept = new Map<string, ReadEvent>()
  for (const { method, events } of files.map(readCalendar)) {
    for (const event of events) {
      const known = kept.get(event.uid)
      const newer = known === undefined || event.sequence > known.sequence
      if (newer && (method === 'REQUEST' || known)) kept.set(event.uid, event)
    }
  }
  return kept
}
