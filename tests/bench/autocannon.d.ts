declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    method?: 'POST'
    body?: string
  }
  interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number }
    /** Connections that failed, timeouts among them. */
    errors: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
