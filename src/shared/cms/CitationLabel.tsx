'use client'

import { useFormFields } from '@payloadcms/ui'

import { shortCitation } from '@/shared/lib/citationSearch'
import { useCitables } from './citables'

/** A citation within the text, by its author and year. */
export function CitationLabel() {
  const id = useFormFields(([fields]) => fields.reference?.value)
  const locator = useFormFields(([fields]) => fields.locator?.value)
  const reference = useCitables().find((one) => one.id === id)
  const place = typeof locator === 'string' && locator ? `, ${locator}` : ''
  return <span className="power-years-citation">{reference ? `${shortCitation(reference)}${place}` : 'Citation'}</span>
}
