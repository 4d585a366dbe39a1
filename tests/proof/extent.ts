/** The whole proof (`npm run test:proof`), or the small part of it that fits into `npm test`. */
export const extent = <T>({ all, few }: { all: T; few: T }): T => (process.env.PROOF === 'all' ? all : few)
