import type { PayloadRequest } from 'payload'

import { getEnv } from '@/shared/env'
import { count, exportAll, findVisitor, retentionDays, type Entry, type Kind } from '@/vault'

import { processors, type ProcessorId } from '../domain/processors'
import type { StoredKind } from '../domain/storedKinds'

const kindOf: Record<StoredKind, Kind> = {
  symptoms: 'symptom',
  shields: 'shield',
  assessments: 'health-assessment',
  lipedema: 'lipedema-assessment',
  bingo: 'bingo',
}

function byStoredKind<Value>(values: Record<Kind, Value>): Record<StoredKind, Value> {
  const entries = Object.entries(kindOf).map(([stored, kind]) => [stored, values[kind]])
  return Object.fromEntries(entries) as Record<StoredKind, Value>
}

function enabledProcessors(): Record<ProcessorId, boolean> {
  const { STRIPE_SECRET_KEY, OPENAI_API_KEY, OPENAI_BASE_URL, RESEND_API_KEY } = getEnv()
  return {
    stripe: Boolean(STRIPE_SECRET_KEY),
    ai: Boolean(OPENAI_API_KEY ?? OPENAI_BASE_URL),
    resend: Boolean(RESEND_API_KEY),
  }
}

/** What this deployment stores for the visitor, and whom it works with. */
export async function readDashboard(req: PayloadRequest) {
  const enabled = enabledProcessors()
  return {
    records: byStoredKind(await count(req, findVisitor(req))),
    retentionDays,
    processors: processors.map(({ id, name, purpose }) => ({ name, purpose, enabled: enabled[id] })),
  }
}

const flat = ({ id, at, record }: Entry<unknown>) => ({ id, writtenAt: at, ...(record as object) })

/** Everything of the visitor's, as she may read it. */
export async function collectExport(req: PayloadRequest, at: Date) {
  const { records, unreadable } = await exportAll(req, findVisitor(req))
  const grouped = byStoredKind(records)
  return {
    about: 'Everything this site stores for the browser that asked for it. What the browser itself keeps is not in it.',
    exportedAt: at.toISOString(),
    retentionDays,
    records: {
      symptoms: grouped.symptoms.map(flat),
      shields: grouped.shields.map(flat),
      assessments: grouped.assessments.map(flat),
      lipedema: grouped.lipedema.map(flat),
      bingo: grouped.bingo.map(flat),
    },
    unreadable,
  }
}
