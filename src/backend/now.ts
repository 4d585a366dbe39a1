/** PostgreSQL's word for its own clock, wherever it takes a time: the browser's may be a day behind. */
export const NOW = 'now'
