import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the Self-Care Bingo page. */
export const bingoTexts = {
  headline: 'Self-Care Bingo',
  loading: 'Loading your self-care adventures...',
  boardMissing: 'That board is no longer here. These are.',
  journey: 'journey',
  activities: '25 activities',
  startButton: 'Start Your Journey',
  carryOnButton: 'Carry On',
  noBoards: 'There is no board on the site just now. Have a nap and call it the first square.',
  howHeading: 'How It Works',
  howText:
    'Twenty-five small kindnesses on a card. No streaks, no points, nobody counting but you, and a nap is a perfectly good square.',
  sealed:
    'Your marks are sealed with a key made from this browser’s cookie. The squares are for pleasure and good sense; none of them treats anything.',
  withoutScripts:
    'The boards need scripts, which this browser does not run. A piece of paper with 25 kind things on it works as well.',
  steps: [
    { title: 'Choose a board', text: 'Daily, weekly or seasonal; gentle or braver. You can have several going.' },
    {
      title: 'Do what you like',
      text: 'Press a square once it is done. Any order, any day. Rest counts, and so does half of it.',
    },
    { title: 'Find a line', text: 'Five across, down or corner to corner. Some squares say something nice back.' },
  ],
  backButton: '← Back to Boards',
  startWith: 'with {board}',
  squareCount: '{count} of {total}',
  completedCount: '{count} of {total} completed',
  masteryLabel: 'Board complete',
  masteryHeading: 'COMPLETE BINGO MASTERY!',
  masteryText: 'All twenty-five, all twelve lines. Frame it, or go and lie down. Both are correct.',
  progressHeading: 'Your progress',
  progressLabel: 'Board progress',
  achievements: 'Achievements',
  noLine: 'No line yet. Five across, down or corner to corner make one; one square is plenty for a day.',
  newBoardButton: 'New Board',
  boardLabel: 'The board',
  listButton: 'All 25 as a list',
  listLabel: 'All squares',
  rowLabel: 'Squares {from} to {to}',
  squareHint: 'Press a square to see what it asks of you.',
  squareButton: 'I did this',
  squareDone: 'Done',
  rewardLabel: 'Reward',
  closeButton: 'Close',
  closing: 'Whatever you did today was a square. Rest counts, and the board will wait as long as you like.',
  restartHeading: 'Start anew?',
  restartOne: 'One square on this board would be open again. That can’t be undone.',
  restartMany: '{count} squares on this board would be open again. That can’t be undone.',
  emptyButton: 'Empty this board',
  emptying: 'One moment…',
  emptyAllButton: 'Empty every board',
  emptyAllNote: 'Every board you have begun, this one and the others.',
  keepButton: 'Keep my squares',
} as const

export type BingoTexts = PageTexts<typeof bingoTexts>
