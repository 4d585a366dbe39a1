// What supabase-js brings of realtime and storage, none of which the studio uses: `astro.config.mjs` puts these
// in their place, and 20 KB stay out of every screen. `createClient` is the library's own and works untouched.

/** Told of each new token; nobody listens to changes over a socket here. */
export class RealtimeClient {
  setAuth(): void {}
}

export class StorageClient {}

export class StorageApiError extends Error {}
