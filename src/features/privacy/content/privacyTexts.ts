import type { PageTexts } from '@/shared/lib/pageTexts'

import { processors } from '../domain/processors'

/** The starting words of the privacy page. */
export const privacyTexts = {
  eyebrow: 'Privacy',
  headline: 'Privacy Dashboard',
  introduction:
    'What this site knows about you, told in full. Mostly that is nothing. The rest is yours to read, to take with you and to erase.',
  collectedHeading: 'Data Collected',
  collectedCaption:
    'About you, nothing is collected but what you save yourself, and that is sealed before it is put away.',
  collectedColumns: [{ name: 'What' }, { name: 'Collected' }],
  collected: [{ name: 'Personal info' }, { name: 'Health data' }, { name: 'Usage analytics' }],
  notCollected: 'Not Collected',
  looking: 'Looking…',
  controlsHeading: 'Your Data',
  controls:
    'Take a copy of everything saved for you, or have it erased for good. There is no account with a name on it: what belongs to this browser is yours.',
  exportButton: 'Export All Data',
  deleteButton: 'Delete Account',
  filesHeading: 'In other forms',
  files: 'Made here, in this browser, and sent nowhere.',
  fileButtons: [{ name: 'To read' }, { name: 'As a table (CSV)' }, { name: 'For a clinic (FHIR)' }],
  importHeading: 'Bring an export back',
  importing:
    'Choose a file from “Export All Data”, of this browser or another one. What is here already stays as it is, and nothing is doubled.',
  importButton: 'Import an Export',
  ownKeyHeading: 'A Key of Your Own',
  sharedHeading: 'Data Sharing',
  sharedCaption: 'With whom your data is shared',
  sharedColumns: [{ name: 'With whom' }, { name: 'Shared' }],
  sharedWith: [{ name: 'Third parties' }, { name: 'Government' }, { name: 'Healthcare providers' }],
  never: 'NEVER',
  shared:
    'Nothing you save is sold, swapped or handed over. A gift, a question to Auntie or a letter is different: where a service below is in use, what it needs for that goes to it, when you press the button.',
  processorsHeading: 'Who Lends a Hand',
  processors: 'Three services may do a single job for this site, each when you ask for it and never before.',
  whatTheyDo: processors.map(({ purpose: text }) => ({ text })),
  inUse: 'In use on this site',
  notInUse: 'Not in use on this site',
  keptHeading: 'What Stays Here, and How Long',
  kept: [
    {
      name: 'What you save',
      text: 'Hot flashes, shields, assessments and bingo squares are sealed with a key made from this browser’s cookie. Our server sees an entry for the moment in which it seals it or opens it for you, and it keeps no key. A stolen database or backup can’t be opened.',
    },
    {
      name: 'How long',
      text: 'Until you delete it here, or until nobody has come back for it in 400 days. A backup that was made before keeps it, sealed, until the backup is thrown away. Clear this browser’s cookies and it can’t be opened again by anyone, you included: export first.',
    },
    {
      name: 'Without a network',
      text: 'This browser keeps the pages you opened and your record as it was last, so that they are there on a plane. A hot flash or a bingo square you enter offline waits in it until it has gone out. Whoever can open this browser can read these. Delete Account clears them.',
    },
    {
      name: 'In this browser alone',
      text: 'The practices you finished, with your moods and notes, until you delete them. What you read, and the ways into the library that you chose. The bingo board you opened last. A form you have not sent yet, until you close its tab.',
    },
    {
      name: 'Donations',
      text: 'Amount, day and the number Stripe gave it. No name, no card.',
    },
    {
      name: 'Invitations',
      text: 'The address you invite is kept only as a scrambled mark, so that nobody is written to twice. Where Resend is not in use, the letter itself waits on this site’s own server.',
    },
    {
      name: 'A founder’s letter',
      text: 'How often its link was followed on a day, for everybody together: all who get it have the same link. Who followed it is not kept.',
    },
    {
      name: 'Auntie',
      text: 'Your conversation is not stored here. Only how much was asked in a day is counted, for everybody together.',
    },
    {
      name: 'Against abuse',
      text: 'How often a network calls, under a mark that changes every day. No address, no device, no page you came from.',
    },
  ],
  badgesHeading: 'Compliance',
  badges:
    'Statements of the people who run this site. No authority has examined or certified it. What is done here, a line each:',
  promiseHeading: 'Our Privacy Promise',
  promise:
    'Your body is your business. We don’t ask who you are, we don’t follow you around, and what you write here is locked before it is put away. If that ever changes, this page changes first.',
} as const

export type PrivacyTexts = PageTexts<typeof privacyTexts>
