/** PostgreSQL's name for its own clock, accepted wherever it takes a time: the browser's clock may be a day behind. */
export const NOW = 'now'
