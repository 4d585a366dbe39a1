/** The tests take three ports, one after another: the site's, and these two. */

/** What only an operator can do, of the first server. */
export const operatorPort = (sitePort: number): number => sitePort + 1

/** The second server, whose studio is busy (`supabase/busy-studio.sql`). */
export const busyPort = (sitePort: number): number => sitePort + 2
