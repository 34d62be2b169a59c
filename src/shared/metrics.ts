import { Counter, Gauge, Histogram, register, type Metric } from 'prom-client'

/** The site's two bundles load this file in one process, where a name may be registered once. */
const registered = <Made extends Metric>(name: string, make: (name: string) => Made): Made =>
  (register.getSingleMetric(name) as Made | undefined) ?? make(name)

const counter = <Label extends string>(what: string, help: string, labelNames: Label[]) =>
  registered(`power_years_${what}_total`, (name) => new Counter({ name, help, labelNames }))

/**
 * What the server counts, for `METRICS_PORT` (src/server/metricsServer.ts). Labels come from lists of ours: no text, no
 * address and no visitor is ever one.
 */
export const metrics = {
  /** Seconds from a request's arrival to the last byte of its answer. `route` is a pattern, e.g. `/education/[slug]`. */
  requests: registered(
    'power_years_request_seconds',
    (name) =>
      new Histogram({
        name,
        help: 'Time of requests by route and status',
        labelNames: ['method', 'route', 'status'] as const,
        buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      }),
  ),
  /** `outcome`: hit or miss. */
  kept: counter('kept_answers', 'Answers from memory, and those made anew', ['cache', 'outcome']),
  /** Statements that a replica may answer. `server`: replica, primary, or primary_after_replica where one failed. */
  publicReads: counter('public_reads', 'Statements of public reads by the server that was asked', ['server']),
  /** `outcome`: done or failed. */
  jobs: counter('jobs', 'Jobs that ran', ['outcome']),
  /** `outcome`: sent, retried or refused. */
  mails: counter('mails', 'Letters by what became of them', ['outcome']),
  /** `tier`: rules, library or model. */
  auntie: counter('auntie_answers', 'Answers of Ask an Auntie by who gave them', ['tier']),
}

/** A gauge that is read when somebody asks. */
export function gauge(what: string, help: string, read: () => Record<string, number>): void {
  registered(
    `power_years_${what}`,
    (name) =>
      new Gauge({
        name,
        help,
        labelNames: ['state'],
        collect() {
          for (const [state, value] of Object.entries(read())) this.set({ state }, value)
        },
      }),
  )
}
