/** What the council page says until the owner says otherwise. */
export const defaultCouncil = {
  reach: '10M+',
  reachNote: 'An estimate of the site’s owner, not counted by us.',
  notice:
    'These are authors of published work. Being listed here is no endorsement by them: they have not approved this page, and nobody paid for a chair.',
}
