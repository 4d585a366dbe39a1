/** Where the tests' second server stands, whose studio is busy (`supabase/busy-studio.sql`). The first takes two ports. */
export const busyPort = (sitePort: number): number => sitePort + 2
