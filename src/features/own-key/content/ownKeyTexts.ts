import type { PageTexts } from '@/shared/lib/pageTexts'

/**
 * The starting words about a key of the visitor's own: on the privacy page, beside the diary, and in the dialog. What
 * they promise stands in docs/promises.md.
 */
export const ownKeyTexts = {
  none: 'What you save here hangs on one cookie of this browser: clear it, or lose this phone, and it is gone. A key of your own changes that. Your diary then opens on any device of yours, and is sealed in your browser before it leaves it: we keep it and can’t read it.',
  open: 'Your diary is sealed in your browser with a key of your own, before it leaves it. We keep what we can’t open: no entry of it is readable on our server, not even for a moment. A changed page of ours could betray you, as any site’s could; our server as it is can’t.',
  locked:
    'Your diary is locked in this browser. Nothing is lost: open it with your passkey or with the 24 words of your sheet.',
  nothingSaved:
    'Nothing is saved for you here yet, so there is nothing to lock. Once there is, a button here makes the key: a passkey, or 24 words on paper.',
  keepButton: 'Keep it for good',
  haveButton: 'I have a key already',
  openButton: 'Open my diary',
  sheetButton: 'A sheet with my words',
  lockButton: 'Lock this browser',
  instead:
    'You have a key of your own. For hot flashes, days, medicines, visits, shields and assessments this holds in place of the first lines: they are sealed in your browser, our server never sees one opened, and they outlive this browser’s cookies as long as you have your passkey or your sheet. Bingo squares are sealed by our server, as for everybody.',
  offerLabel: 'Your key',
  offer:
    'Your {count} entries hang on one cookie of this browser. With a key of your own they outlive it, and we can’t read them.',
  offerLocked: 'Your diary is locked in this browser. Nothing of it is lost.',
  createHeading: 'Keep It for Good',
  createText:
    'Now your diary hangs on one cookie of this browser. With a key of your own it opens on any device, and what you write is sealed here before it leaves. We keep it and can’t read it. Lose the key and nobody can bring it back, so choose what you won’t lose.',
  createPasskeyButton: 'Use a passkey',
  createWordsButton: 'Write down 24 words',
  passkeyNote:
    'A passkey is your finger, your face or the code of your phone; it travels with your Apple, Google or password manager account. The words are paper, and depend on nobody.',
  paperNote: 'This browser can’t make keys from passkeys, so it is paper: 24 words that depend on nobody.',
  openHeading: 'Open Your Diary',
  openText: 'Your diary is here as you left it. What you have noted in this browser since comes along.',
  ownPasskeyButton: 'Use my passkey',
  typeWordsButton: 'Type my 24 words',
  wordsField: 'Your 24 words',
  wordsHint:
    'In their order, with or without numbers. Or scan the sheet with your camera, copy the text and paste it here.',
  sheetHeading: 'A New Sheet',
  sheetText:
    'Your words can be made anew as long as the diary is open here. The old sheet opens nothing from then on; your other devices ask for the new words once.',
  sheetPasskeyText:
    'With your passkey this prints the 24 words of the key you have: a second way in, should the passkey be lost. Or take new words: then the passkey and older sheets open nothing any more.',
  cannotHold:
    'This browser can’t hold a key: it is too old for the cryptography, or this page is not opened over https. Your diary stays as it is, sealed with this browser’s cookie. On a newer browser you can give it a key at any time.',
  working: 'One moment: your diary is being sealed and compared, piece by piece.',
  printText: 'Print this, or copy it by hand, in this order. Don’t take a picture: pictures wander into clouds.',
  keyTitle: 'The key to my diary',
  codeLabel: 'The 24 words as a QR code',
  keyNote:
    'Whoever has this sheet can read the diary. Keep it where you keep a passport. On another device: Privacy, “I have a key already”, and type the words or scan the code and paste them.',
  printButton: 'Print',
  onPaperButton: 'I have it on paper',
  copyDoneButton: 'Done',
  confirmText: 'Two words from your paper, to be sure. After this, only the paper knows them.',
  wordField: 'Word {number}',
  backButton: 'Back to the words',
  sealButton: 'Seal my diary with it',
  doneHeading: 'Done',
  opened: 'Your diary is open in this browser.',
  openedEmpty: 'It is empty so far. If you expected your entries, look for the newest of your sheets.',
  broughtOne: 'One entry was brought along from here.',
  brought: '{count} entries were brought along from here.',
  made: 'Your diary has a key of its own now.',
  sealedOne: 'One entry was sealed anew, each compared with what it was.',
  sealed: '{count} entries were sealed anew, each compared with what it was.',
  fromNowOn: 'What you write is sealed here before it leaves.',
  askedAgain:
    'Now and then this browser will ask for it again. Safari forgets what sites keep in it after seven days without a visit; nothing is lost by that.',
  doneButton: 'Good',
} as const

export type OwnKeyTexts = PageTexts<typeof ownKeyTexts>
