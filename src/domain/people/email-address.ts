// As the HTML standard and hosted Supabase have it, and with a dot in the domain. Anything looser lets one mailbox be
// written in many ways ("x<a@b.mn>", "a@b.mn."), each with limits of its own.
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Whether a text is one email address and nothing beside it. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text)
