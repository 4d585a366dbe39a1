/** A token as the database makes them: two UUIDs without their dashes. */
export const isToken = (text: string | null): text is string => text !== null && /^[0-9a-f]{64}$/.test(text)
