import type { z } from 'zod'

import { BibliographyError, findPublication } from '@/integrations/bibliography/findPublication'
import { HttpError } from '@/shared/cms/httpError'

import type { lookUpPublication } from '../contract'
import { keyFor, kindOf, parseIdentifier } from '../domain/publications'

/** @throws HttpError 400 for no identifier, 404 for one that nobody knows, 502 while nobody can be asked */
export async function lookUpIdentifier(pasted: string): Promise<z.input<typeof lookUpPublication.response>> {
  const identifier = parseIdentifier(pasted)
  if (!identifier) throw new HttpError(400, 'A DOI starts with 10. and has a slash; a PubMed number is digits alone.')
  const asked = 'doi' in identifier ? 'Crossref' : 'PubMed'
  const found = await findPublication(identifier).catch((error: unknown) => {
    if (error instanceof BibliographyError)
      throw new HttpError(502, `${asked} could not be asked. Fill in the fields by hand, or try again later.`)
    throw error
  })
  if (!found) throw new HttpError(404, `${asked} knows no such publication.`)
  const { authors, year, title, source, doi, types, isRetracted } = found
  return {
    key: keyFor(found),
    authors: authors.slice(0, 400),
    year,
    title: title.slice(0, 600),
    source: source.slice(0, 300),
    doi,
    kind: kindOf(types),
    status: isRetracted ? 'retracted' : 'current',
  }
}
