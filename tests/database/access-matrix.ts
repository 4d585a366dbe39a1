import { defaultSettings } from '../../src/domain/offers/settings.ts'
import { farAhead, people } from '../support/actors.ts'

// Who may do what: every table, column and function, every verb, everybody. tests/database/access.test.ts
// holds the database to it, tests/api/access.test.ts the API. Whoever makes a table or a function adds it here.

/**
 * One word for each of the `columns` of access-actors.ts:
 * - `ok`: sees, writes or gets something
 * - `none`: no refusal, but nothing is there for them
 * - `denied`: no grant, or the column is the database's own to write
 * - `barred`: the row policies refuse
 * - any other: our code, or the SQLSTATE of a constraint, behind which access has been given
 */
export type Access = string

interface Table {
  /** Its key, by which the tests find the row that is the owner's (of `fixture`). */
  key: Record<string, string | number>
  /** What is written into a column; needed only where writing is not denied to everybody. */
  values: Record<string, unknown>
  /** Columns that every insert gives; those of `insert` are given one by one beside them. */
  required?: string[]
  /** `'*'` is for every column that is not named. */
  select: Record<string, Access>
  insert: Record<string, Access>
  update: Record<string, Access>
  delete: Access
}

const nobody = 'denied denied denied denied denied'
const booking = '10000000-0000-4000-8000-000000000001'
const message = '10000000-0000-4000-8000-000000000002'
const contactReply = '10000000-0000-4000-8000-00000000000b'
const closure = '10000000-0000-4000-8000-000000000003'
const newsletter = '10000000-0000-4000-8000-000000000004'
const mail = '10000000-0000-4000-8000-000000000005'
const staffNote = '10000000-0000-4000-8000-000000000007'
const charge = '10000000-0000-4000-8000-000000000008'

/** Rows of the owner, as before the first attempt; runs after `makePeople`, and again after what was `ok`. */
export const fixture = `
  update public.profiles set role = 'user' where id = '${people.other}' and role <> 'user';
  delete from public.bookings;
  delete from public.closures;
  delete from public.contact_messages;
  delete from public.newsletters;
  delete from private.contact_origins;
  delete from private.calendar_feeds;
  delete from public.studio_settings;
  alter sequence public.booking_events_id_seq restart;
  insert into public.studio_settings default values;
  ${farAhead}
  insert into public.bookings (id, user_id, booking_date, duration, type)
  values ('${booking}', '${people.owner}', '2090-05-10T10:00:00+08:00', 60, 'recording');
  insert into public.booking_charges (id, booking_id, kind, due, currency) values ('${charge}', '${booking}', 'overtime', 5, 'USD');
  insert into public.contact_messages (id, name, email, message)
  values ('${message}', 'Сараа', 'saraa@example.com', 'Сайн байна уу');
  insert into public.contact_replies (id, message_id, body) values ('${contactReply}', '${message}', 'x');
  insert into public.closures (id, starts_at, ends_at, note)
  values ('${closure}', '2090-06-01T00:00:00Z', '2090-06-02T00:00:00Z', 'x');
  insert into public.newsletters (id, texts)
  values ('${newsletter}', '{"mn": {"subject": "x", "text": "x"}, "en": {"subject": "x", "text": "x"}}');
  insert into private.outbox (id, kind, audience, once, booking_id, user_id, state, finished_at)
  values ('${mail}', 'booking_requested', 'customer', 'matrix', '${booking}', '${people.owner}', 'failed', now());
  insert into private.calendar_feeds (user_id, hash) values ('${people.owner}', 'x');
  insert into public.staff_notes (id, booking_id, body) values ('${staffNote}', '${booking}', 'x');
`

export const tables: Record<string, Table> = {
  profiles: {
    key: { id: people.owner },
    values: {
      full_name: 'Сараа',
      phone: '+97699112233',
      notifications: false,
      newsletter: true,
      locale: 'en',
    },
    //                          anonymous owner other admin shut
    select: { '*': /*         */ 'denied ok none ok session_expired' },
    insert: { '*': nobody },
    update: {
      '*': nobody,
      full_name: /*           */ 'denied ok none none none second_step_needed none',
      phone: /*               */ 'denied ok none none none second_step_needed none',
      notifications: /*       */ 'denied ok none none none second_step_needed none',
      newsletter: /*          */ 'denied ok none none none second_step_needed none',
      locale: /*              */ 'denied ok none none none second_step_needed none',
    },
    delete: nobody,
  },

  bookings: {
    key: { id: booking },
    values: {
      user_id: people.owner,
      booking_date: '2090-05-10T12:00:00+08:00',
      duration: 120,
      type: 'mixing',
      notes: 'x',
      status: 'pending',
      price: 80,
      currency: 'USD',
      reason: 'x',
    },
    // For the owner, whoever writes it.
    required: ['user_id', 'booking_date', 'duration', 'type'],
    select: { '*': /*         */ 'denied ok none ok session_expired' },
    insert: {
      '*': nobody,
      user_id: /*             */ 'denied ok barred ok session_expired',
      booking_date: /*        */ 'denied ok barred ok session_expired',
      duration: /*            */ 'denied ok barred ok session_expired',
      type: /*                */ 'denied ok barred ok session_expired',
      notes: /*               */ 'denied ok barred ok session_expired',
      status: /*              */ 'denied ok barred ok session_expired',
      price: /*               */ 'denied ok barred ok session_expired',
      currency: /*            */ 'denied ok barred ok session_expired',
    },
    update: {
      '*': nobody,
      booking_date: /*        */ 'denied ok none ok session_expired',
      duration: /*            */ 'denied ok none ok session_expired',
      type: /*                */ 'denied ok none ok session_expired',
      notes: /*               */ 'denied ok none ok session_expired',
      status: /*              */ 'denied ok none ok session_expired',
      reason: /*              */ 'denied not_allowed none ok session_expired',
    },
    delete: nobody,
  },

  booking_events: {
    key: { id: 1 },
    values: {},
    // It tells who of the studio did what.
    select: { '*': nobody },
    insert: { '*': nobody },
    update: { '*': nobody },
    delete: nobody,
  },

  booking_charges: {
    key: { id: charge },
    values: {},
    select: { '*': /*         */ 'denied ok none ok session_expired', author_id: nobody },
    insert: { '*': nobody },
    update: { '*': nobody },
    delete: nobody,
  },

  closures: {
    key: { id: closure },
    values: {
      starts_at: '2090-05-31T00:00:00Z',
      ends_at: '2090-06-03T00:00:00Z',
      kind: 'holiday',
      note: 'Наадам',
      keeps_bookings: true,
    },
    required: ['starts_at', 'ends_at'],
    select: { '*': /*         */ 'denied none none ok session_expired' },
    insert: {
      '*': nobody,
      // It would lie over the one that is there.
      starts_at: /*           */ 'denied barred barred 23P01 session_expired',
      ends_at: /*             */ 'denied barred barred 23P01 session_expired',
      kind: /*                */ 'denied barred barred 23P01 session_expired',
      note: /*                */ 'denied barred barred 23P01 session_expired',
      keeps_bookings: /*      */ 'denied barred barred 23P01 session_expired',
    },
    update: {
      '*': nobody,
      starts_at: /*           */ 'denied none none ok session_expired',
      ends_at: /*             */ 'denied none none ok session_expired',
      kind: /*                */ 'denied none none ok session_expired',
      note: /*                */ 'denied none none ok session_expired',
      keeps_bookings: /*      */ 'denied none none ok session_expired',
    },
    delete: /*                */ 'denied none none ok session_expired',
  },

  contact_messages: {
    key: { id: message },
    values: { answered_at: '2090-05-10T12:00:00+08:00', spam: true },
    select: { '*': /*         */ 'denied none none ok session_expired' },
    insert: { '*': nobody },
    update: {
      '*': nobody,
      answered_at: /*         */ 'denied none none ok session_expired',
      spam: /*                */ 'denied none none ok session_expired',
    },
    delete: /*                */ 'denied none none ok session_expired',
  },

  contact_replies: {
    key: { id: contactReply },
    values: {},
    select: { '*': /*         */ 'denied none none ok session_expired' },
    insert: { '*': nobody },
    update: { '*': nobody },
    delete: nobody,
  },

  newsletters: {
    key: { id: newsletter },
    values: {},
    select: { '*': /*         */ 'denied none none ok session_expired' },
    insert: { '*': nobody },
    update: { '*': nobody },
    delete: nobody,
  },

  staff_notes: {
    key: { id: staffNote },
    values: {
      id: '10000000-0000-4000-8000-000000000008',
      booking_id: booking,
      user_id: people.owner,
      body: 'x',
    },
    required: ['booking_id', 'body'],
    select: { '*': /*         */ 'denied none none ok session_expired' },
    insert: {
      '*': nobody,
      id: /*                  */ 'denied barred barred ok session_expired',
      booking_id: /*          */ 'denied barred barred ok session_expired',
      // A note is about a booking or a customer.
      user_id: /*             */ 'denied barred barred 23514 session_expired',
      body: /*                */ 'denied barred barred ok session_expired',
    },
    update: { '*': nobody },
    delete: /*                */ 'denied none none ok session_expired',
  },

  studio_settings: {
    key: { id: 1 },
    values: { id: 1, settings: defaultSettings },
    required: ['id'],
    select: { '*': /*         */ 'ok ok ok ok ok' },
    insert: {
      '*': nobody,
      // There is one row, and there may be only one.
      id: /*                  */ 'denied barred barred 23505 session_expired',
      settings: /*            */ 'denied barred barred 23505 session_expired',
    },
    update: {
      '*': nobody,
      id: /*                  */ 'denied none none ok session_expired',
      settings: /*            */ 'denied none none ok session_expired',
    },
    delete: nobody,
  },
}

interface Function {
  /** Arguments by name. */
  args?: Record<string, unknown>
  /** Set for a computed column: the table whose rows have it. */
  columnOf?: string
  access: Access
}

const adminOnly = 'denied not_allowed not_allowed ok session_expired'
const noSuchLink = 'link_not_valid link_not_valid link_not_valid link_not_valid link_not_valid'
const lease = '10000000-0000-4000-8000-000000000006'
const notAnAccount = 'denied not_allowed not_allowed customer_has_account session_expired'
const seenNever = 'denied not_allowed not_allowed newsletter_changed_meanwhile session_expired'

export const functions: Record<string, Function> = {
  //                                                              anonymous owner other admin shut
  busy_ranges: {
    args: { range_start: '2090-05-01T00:00:00Z', range_end: '2090-06-01T00:00:00Z' },
    access: /*                                                  */ 'ok ok ok ok ok',
  },
  send_contact_message: {
    args: { name: 'Сараа', email: 'saraa@example.com', message: 'Сайн байна уу' },
    access: /*                                                  */ 'ok ok ok ok ok',
  },
  own_access: { access: /*                                      */ 'denied ok ok ok session_expired ok ok' },
  studio_now: { access: /*                                      */ 'ok ok ok ok ok' },
  ask_to_cancel: {
    args: { booking_id: booking, seen: '2020-01-01T00:00:00Z' },
    // The owner's booking is not confirmed.
    access:
      /*                                                        */ 'denied booking_not_editable booking_not_found booking_not_found session_expired',
  },
  keep_booking: {
    args: { booking_id: booking, seen: '2020-01-01T00:00:00Z' },
    access:
      /*                                                        */ 'denied booking_changed_meanwhile booking_not_found booking_changed_meanwhile session_expired',
  },
  create_missing_settings: { access: /*                         */ 'denied ok ok ok session_expired' },
  booking_exists: { args: { booking_id: booking }, access: /*   */ 'denied ok ok ok session_expired' },
  export_own_data: { access: /*                                 */ 'denied ok ok ok session_expired' },
  delete_own_account: {
    // The tests' tokens belong to no session.
    access:
      /*                                                  */ 'denied sign_in_too_old sign_in_too_old sign_in_too_old session_expired',
  },
  change_booking: {
    args: {
      booking_id: booking,
      seen: '2020-01-01T00:00:00Z',
      changes: { booking_date: '2090-05-10T12:00:00+08:00', type: 'mixing', notes: 'x' },
    },
    access:
      /*                                                        */ 'denied booking_changed_meanwhile booking_not_found booking_changed_meanwhile session_expired',
  },
  request_to_answer: { args: { token: 'x' }, access: noSuchLink },
  answer_request: {
    args: { token: 'x', answer: 'confirmed', reason: 'x', seen: '2020-01-01T00:00:00Z' },
    access: noSuchLink,
  },
  offer_to_answer: { args: { token: 'x' }, access: noSuchLink },
  answer_offer_by_link: { args: { token: 'x', offer_id: 1, accepts: true }, access: noSuchLink },
  answer_booking_offer: {
    args: { booking_id: booking, offer_id: 1, accepts: true },
    access:
      /*                                                        */ 'denied offer_ended booking_not_found booking_not_found session_expired',
  },
  open_offers: { access: 'denied none none none session_expired' },
  offer_of_booking: { args: { booking_id: booking }, access: 'denied none none none session_expired' },
  offer_time: {
    args: {
      booking_id: booking,
      seen: '2020-01-01T00:00:00Z',
      booking_date: '2090-05-11T12:00:00+08:00',
      duration: 60,
    },
    access:
      /*                                                        */ 'denied not_allowed not_allowed booking_changed_meanwhile session_expired',
  },
  list_requests: { access: adminOnly },
  undo_answer_by_link: { args: { token: 'x', seen: '2020-01-01T00:00:00Z' }, access: noSuchLink },
  undo_answer: {
    args: { booking_id: booking, seen: '2020-01-01T00:00:00Z' },
    access:
      /*                                                        */ 'denied not_allowed not_allowed booking_changed_meanwhile session_expired',
  },
  book_instead: {
    args: {
      declined: [],
      reason: '',
      booking: { booking_date: '2090-05-11T12:00:00+08:00', duration: 60, type: 'mixing' },
    },
    access: adminOnly,
  },
  mail_subscription: { args: { token: 'x' }, access: noSuchLink },
  set_mail_subscription: { args: { token: 'x', subscribed: false }, access: noSuchLink },
  create_calendar_feed: { access: /*                            */ 'denied ok ok ok session_expired' },
  revoke_calendar_feed: { access: /*                            */ 'denied ok ok ok session_expired' },
  calendar_feed: { access: /*                                   */ 'denied ok none none session_expired' },
  booking_mails: { args: { booking_id: booking }, access: /*    */ 'denied ok none ok session_expired' },
  booking_history: { args: { booking_id: booking }, access: /*  */ 'denied ok none ok session_expired' },
  list_booking_charges: { args: { booking_id: booking }, access: 'denied ok none ok session_expired' },
  booking_money: { columnOf: 'bookings', access: /*             */ 'denied ok none ok session_expired' },
  customer_email: { columnOf: 'bookings', access: /*            */ 'denied none none ok session_expired' },

  set_user_role: { args: { user_id: people.other, new_role: 'admin' }, access: adminOnly },
  list_users: { access: adminOnly },
  get_user: { args: { user_id: people.owner }, access: adminOnly },
  list_bookings: { access: adminOnly },
  add_customer: { args: { full_name: 'Сараа', phone: '+97699112244' }, access: adminOnly },
  edit_customer: {
    args: { user_id: people.owner, seen: '2020-01-01T00:00:00Z', full_name: 'Сараа', phone: '+97699112233' },
    access: 'denied not_allowed not_allowed customer_changed_meanwhile session_expired',
  },
  // The owner has an account.
  merge_customers: {
    args: { from_customer: people.owner, into_account: people.other },
    access: notAnAccount,
  },
  delete_customer: { args: { user_id: people.owner }, access: notAnAccount },
  similar_customers: {
    args: { user_id: people.owner },
    access: 'denied not_allowed not_allowed none session_expired',
  },
  begin_account_action: { args: { action: 'send_recovery', user_id: people.owner }, access: adminOnly },
  list_admin_log: { access: adminOnly },
  admin_statistics: { access: adminOnly },
  admin_waiting: { access: adminOnly },
  reply_to_message: {
    args: { message_id: message, reply_id: people.admin, body: 'x', seen: 1 },
    access: adminOnly,
  },
  admin_weeks: { access: adminOnly },
  admin_opening_use: { access: adminOnly },
  admin_month: { args: { month: '2090-05-01' }, access: adminOnly },
  admin_month_customers: {
    args: { month: '2090-05-01' },
    access: 'denied not_allowed not_allowed none session_expired',
  },
  add_booking_charge: {
    args: {
      charge_id: mail,
      booking_id: booking,
      kind: 'overtime',
      amount: 5,
      currency: 'USD',
      seen_charges: 1,
    },
    access: adminOnly,
  },
  reverse_booking_charge: { args: { charge_id: charge, reversal_id: mail }, access: adminOnly },
  set_attendance: {
    args: { booking_id: booking, seen: '2020-01-01T00:00:00Z', attendance: 'came' },
    access:
      /*                                                  */ 'denied not_allowed not_allowed booking_changed_meanwhile session_expired',
  },
  booked_services: { access: adminOnly },
  bounced_at: {
    args: { user_id: people.owner },
    access: 'denied not_allowed not_allowed none session_expired',
  },
  save_closures: {
    args: {
      added: [{ starts_at: '2090-07-01T00:00:00Z', ends_at: '2090-07-02T00:00:00Z', kind: 'holiday' }],
    },
    access: adminOnly,
  },
  list_closures: { access: adminOnly },
  bookings_in_the_way: {
    args: { periods: [{ starts_at: '2090-05-10T00:00:00Z', ends_at: '2090-05-11T00:00:00Z' }] },
    access: adminOnly,
  },
  failed_mails: { access: adminOnly },
  retry_mail: { args: { mail_id: mail }, access: adminOnly },
  dismiss_mail: { args: { mail_id: mail }, access: adminOnly },
  save_newsletter: {
    args: { newsletter_id: newsletter, texts: {}, seen: '2020-01-01T00:00:00Z' },
    access: seenNever,
  },
  test_newsletter: { args: { newsletter_id: newsletter }, access: adminOnly },
  send_newsletter: {
    args: { newsletter_id: newsletter, seen: '2020-01-01T00:00:00Z' },
    access: seenNever,
  },
  // It is a draft.
  stop_newsletter: { args: { newsletter_id: newsletter }, access: seenNever },
  delete_newsletter: { args: { newsletter_id: newsletter }, access: adminOnly },
  newsletter_counts: { args: { newsletter_id: newsletter }, access: adminOnly },
  save_settings: {
    args: { new_settings: {}, seen: '2020-01-01T00:00:00Z' },
    access:
      /*                                                  */ 'denied not_allowed not_allowed settings_changed_meanwhile session_expired',
  },

  // For the service, which delivers the mails.
  claim_mails: { args: { how_many: 1 }, access: nobody },
  freeze_mail: { args: { mail_id: mail, lease, rendered: {} }, access: nobody },
  finish_mail: { args: { mail_id: mail, lease, provider_id: 'x' }, access: nobody },
  postpone_mail: {
    args: { mail_id: mail, lease, error: 'x', permanent: true, counted: true },
    access: nobody,
  },
  one_click_unsubscribe: { args: { token: 'x' }, access: nobody },
  calendar_feed_content: { args: { token: 'x' }, access: nobody },
  note_bounce: { args: { webhook_id: 'x', address: 'x', kind: 'x' }, access: nobody },
  hosted_set_up: { args: {}, access: nobody },

  // For the studio's own function, which acts on accounts.
  finish_account_action: { args: { number: 1, done: true }, access: nobody },
}

/**
 * Tables of `private`, and its functions with the roles that may execute them. No visitor may, and the API
 * reaches none of them; policies and the functions of `public` that run as their caller use some.
 */
export const privateTables = [
  'admin_log',
  'bounces',
  'calendar_feeds',
  'contact_origins',
  'contact_salt',
  'invitations',
  'mail_tokens',
  'offers',
  'outbox',
]

const everySignedIn = ['authenticated', 'service_role']

export const privateFunctions: Record<string, string[]> = {
  default_settings: everySignedIn,
  is_admin: everySignedIn,
  is_language: everySignedIn,
  refuse: everySignedIn,
  require_session: everySignedIn,
  settings_are_valid: everySignedIn,
  why_not_allowed: everySignedIn,

  accept_invitation: [],
  account_notice: [],
  admins_need_second_step: [],
  answer_by: [],
  band_price: [],
  bands_are_valid: [],
  become_again: [],
  become_operator: [],
  booking_columns: [],
  booking_content: [],
  booking_details: [],
  booking_facts: [],
  booking_refusal: [],
  busy_refusal: [],
  caller_origin: [],
  cancel_expired: [],
  check_booking: [],
  check_closure: [],
  check_contact: [],
  check_reason: [],
  check_search: [],
  clean_name: [],
  clear_attendance: [],
  closure_refusal: [],
  complete_settings: [],
  contact_refusal: [],
  counts_for: ['authenticated', 'service_role'],
  create_profile: [],
  currency_of: [],
  current_settings: [],
  day_of_studio: [],
  day_plan: [],
  default_mails: [],
  default_rules: [],
  done_by: [],
  drop_mail: [],
  drop_unsent: [],
  durations_are_valid: [],
  earnings: [],
  email_of: [],
  end_calendar_feed: [],
  end_what_was_begun: [],
  forget_account: [],
  forget_bookings_of: [],
  forget_charge_reasons: [],
  guard_block: [],
  guard_role: [],
  has_bookings_ahead: [],
  held_by: [],
  hold_mails_of: [],
  hours_are_valid: [],
  hours_on: [],
  in_studio_hours: [],
  is_blocked: [],
  is_day: [],
  is_in_languages: [],
  is_multiple: [],
  keep_admin_log: [],
  keep_an_admin_beside: [],
  keep_booked_services: [],
  keep_closure_off_bookings: [],
  keep_demander_in: [],
  keep_out_of_closures: [],
  label_of: [],
  last_bounce: [],
  limit_changes: [],
  limit_open_requests: [],
  locale_of: [],
  mail_as_claimed: [],
  mail_holds: [],
  mail_of_booking: [],
  mail_of_event_as_claimed: [],
  mail_of_event_holds: [],
  mail_token: [],
  mails_are_valid: [],
  make_profile: [],
  merge_profiles: [],
  minutes_open: [],
  new_mail_token: [],
  new_token: [],
  newsletter_is_written: [],
  newsletter_language: [],
  newsletter_of_admin: [],
  newsletter_texts_are_valid: [],
  next_version: [],
  note_act: [],
  note_answerer: [],
  note_role: [],
  notice_spam: [],
  number_pattern: [],
  offer_of: [],
  offered_instead_of: [],
  one_line: [],
  password_key: [],
  price_change_is_valid: [],
  price_is_valid: [],
  price_of: [],
  put_later_aside: [],
  queue_account_mail: [],
  queue_booking_mails: [],
  queue_charge_mail: [],
  queue_contact_mail: [],
  queue_day_plan: [],
  queue_due_mails: [],
  queue_nudges: [],
  queue_reminders: [],
  record_booking_event: [],
  record_of: [],
  remind_at: [],
  require_admin: [],
  rules_are_valid: [],
  search_patterns: [],
  search_people: [],
  service_is_valid: [],
  service_of: [],
  session_refusal: [],
  settle_offer: [],
  state_of: [],
  subscribers: [],
  take_back_answer: [],
  tell_new_password: [],
  tell_second_step: [],
  tells_of_account: [],
  this_week: [],
  time_to_settle: [],
  time_to_undo: [],
  token_hash: [],
  touch: [],
  touch_booking: [],
  trim_all: [],
  untold_charges: [],
  wait_as_writer: [],
  wait_for_writers: [],
  wake_deliverer: [],
  was_agreed: [],
  what_is_due: [],
  with_less_due: [],
  write_plan_anew: [],
  write_to_new_address: [],
}

/** The verbs of a table, in the words of SQL. */
export const verbs = ['select', 'insert', 'update', 'delete'] as const
type Verb = (typeof verbs)[number]

/** One thing to try, and what each of the `actors` must meet. */
export interface Attempt {
  table: string
  verb: Verb
  /** Null for a delete. */
  column: string | null
  /** What an insert or update writes. */
  row: Record<string, unknown>
  access: Access
}

/** All attempts at a table with these columns. */
export function attempts(name: string, columns: string[]): Attempt[] {
  const table = tables[name]
  if (!table) return []
  const { values, required = [] } = table
  const pick = (names: string[]) => Object.fromEntries(names.map((key) => [key, values[key] ?? null]))
  return [
    ...(['select', 'insert', 'update'] as const).flatMap((verb) =>
      columns.map((column) => ({
        table: name,
        verb,
        column,
        row:
          verb === 'select' ? {} : pick(verb === 'insert' ? [...new Set([...required, column])] : [column]),
        access: table[verb][column] ?? table[verb]['*'] ?? `nothing is said of ${verb} ${column}`,
      })),
    ),
    { table: name, verb: 'delete', column: null, row: {}, access: table.delete },
  ]
}

const GENERATED_ALWAYS = '428C9'

/** The word for a refusal of the database. */
export function refusalWord({ state, message }: { state: string; message: string }): string {
  if (state === GENERATED_ALWAYS) return 'denied'
  if (state === '42501') return message.includes('row-level security') ? 'barred' : 'denied'
  return state.startsWith('PT') ? message : state
}
