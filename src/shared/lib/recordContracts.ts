import { z } from 'zod'

import { defineContract } from './contract'
import { recordParams, removedRecord } from './recordKind'

/**
 * The four calls of a list that a visitor keeps: add to it, list it, replace one whole, delete one.
 * @param name the first segment of their addresses
 * @param what singular with its article and plural, for the summaries
 */
export function defineRecordContracts<const Name extends string, Body extends z.ZodType, Stored extends z.ZodType>({
  name,
  what,
  body,
  stored,
}: {
  name: Name
  what: { one: string; many: string }
  body: Body
  stored: Stored
}) {
  const path = `/${name}` as const
  const onePath = `/${name}/:id` as const
  return {
    add: defineContract({
      method: 'post',
      path,
      summary: `Keeps ${what.one}, sealed`,
      body,
      status: 201,
      response: stored,
      errors: [400, 403, 413, 429, 503],
    }),
    list: defineContract({
      method: 'get',
      path,
      summary: `The visitor’s own ${what.many}, the latest first`,
      status: 200,
      response: z.array(stored),
      errors: [429, 503],
    }),
    update: defineContract({
      method: 'patch',
      path: onePath,
      summary: `Replaces ${what.one} of the visitor’s own, whole`,
      params: recordParams,
      body,
      status: 200,
      response: stored,
      errors: [400, 403, 404, 413, 429, 503],
    }),
    remove: defineContract({
      method: 'delete',
      path: onePath,
      summary: `Deletes ${what.one} of the visitor’s own`,
      params: recordParams,
      status: 200,
      response: removedRecord,
      errors: [400, 403, 404, 429, 503],
    }),
  }
}
