// Stand-ins for supabase-js's realtime and storage, which the studio does not use. `astro.config.mjs` swaps them in,
// which saves 20 KB on every screen; `createClient` is the library's own.

/** Takes each new token; nothing here listens to changes over a socket. */
export class RealtimeClient {
  setAuth(): void {}
}

export class StorageClient {}

export class StorageApiError extends Error {}
