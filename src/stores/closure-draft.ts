const KEY = 'gegee-draft-closure'

/**
 * What is typed into the form of closures and of which closure it is, within this tab: it is still there when
 * an admin comes back from a booking that was in the way.
 */
export const closureDraft = {
  read: <Form>(): { id?: string; form: Form } | undefined =>
    JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined,
  keep: (draft: { id: string | undefined; form: object }) =>
    sessionStorage.setItem(KEY, JSON.stringify(draft)),
  forget: () => sessionStorage.removeItem(KEY),
}
