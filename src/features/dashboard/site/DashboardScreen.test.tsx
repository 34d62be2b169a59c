import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { starterRedFlag } from '@/shared/lib/starterRedFlags'

import { indexOfTogether } from '../domain/rotation'
import { dashboardTexts } from '../content/dashboardTexts'
import { DashboardScreen } from './DashboardScreen'

// What an editor sees asks for the router, which only Next mounts.
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const none = {
  LogHotFlash: ({ children }: { children: ReactNode }) => <button>{children}</button>,
  sleep: null,
  energy: null,
  week: null,
  tarot: null,
  learning: null,
}
const empty = {
  texts: dashboardTexts,
  patterns: [],
  focus: [],
  preview: false,
  stacks: [],
  reframes: [],
  socialPage: null,
  notes: { coaching: null, community: null },
  parts: none,
}
const render = (socialPage: string | null) =>
  renderToStaticMarkup(<DashboardScreen {...empty} socialPage={socialPage} />)

it('Community Support opens the official page in a new tab', () => {
  expect(render('https://social.example/us')).toMatch(
    /<a href="https:\/\/social\.example\/us" target="_blank" rel="noopener/,
  )
})

it('Community Support leads to the community page while there is no official one', () => {
  const html = render(null)
  expect(html).toContain('href="/community"')
  expect(html).not.toContain('target="_blank"')
})

it('says beside a button what it does not lead to yet', () => {
  const html = renderToStaticMarkup(
    <DashboardScreen {...empty} notes={{ coaching: 'Nothing to book yet.', community: 'No page yet.' }} />,
  )
  expect(html).toMatch(/Nothing to book yet\.<\/p>.*Schedule \$75 Consultation.*No page yet\.<\/p>.*Join the Community/)
})

it('stands without any content, and leaves out what it has nothing for', () => {
  const html = render(null)
  for (const text of ['Your Day on One Page', 'Learning Path', 'Book Coaching Session', 'Community Support'])
    expect(html).toContain(text)
  for (const tile of ['Log Hot Flash', 'Luxe Self-Care Shield', 'Daily Tarot', 'Sleep Quality', 'Energy Level'])
    expect(html).toContain(tile)
  expect(html).not.toContain('Today’s supplement stack')
  expect(html).not.toContain('Today’s Focus')
})

it('says where to get help at once before it says what to try, and the rest after it', () => {
  const redFlags = ['thoughts-of-suicide', 'low-for-two-weeks'].map(starterRedFlag)
  const card = { title: 'Mood', symptoms: [], whatItOftenMeans: '', tryFirst: ['A walk'], modules: [], sources: [] }
  const html = renderToStaticMarkup(<DashboardScreen {...empty} patterns={[{ ...card, redFlags }]} />)
  expect(html).toMatch(/Get help now.*Thoughts of ending.*Worth trying first.*See a clinician if.*Low mood/)
  expect(html.match(/Thoughts of ending/g)).toHaveLength(1)
  const waiting = renderToStaticMarkup(
    <DashboardScreen {...empty} patterns={[{ ...card, redFlags: redFlags.slice(1) }]} />,
  )
  expect(waiting).not.toContain('Get help now')
})

it('has a card come round with another thought each time, of all those of its symptoms', () => {
  const card = { title: 'Fog', whatItOftenMeans: '', tryFirst: [], redFlags: [], modules: [], sources: [] }
  const thoughts = ['brain_fog', 'fatigue', 'anxiety'].map((symptom) => ({
    symptom,
    oldThought: `Thought of ${symptom}`,
    text: '',
    tryThis: '',
    sources: [],
  }))
  const patterns = [{ ...card, symptoms: ['fatigue', 'brain_fog'] }]
  const html = renderToStaticMarkup(<DashboardScreen {...empty} patterns={patterns} reframes={thoughts} />)
  for (const symptom of ['brain_fog', 'fatigue']) expect(html).toContain(`Thought of ${symptom}`)
  expect(html).not.toContain('Thought of anxiety')
  // The card goes round by five; the thoughts by as many as there are.
  const days = [5, 10, 15].map((day) => indexOfTogether(new Date(2026, 9, day), 3, 0))
  expect(new Set(days).size).toBe(3)
})

it('shows an editor in a preview all that takes turns by the day, and reframes that no pattern names', () => {
  const pattern = { whatItOftenMeans: '', tryFirst: [], redFlags: [], modules: [], sources: [] }
  const reframe = { symptom: 'brain_fog', oldThought: 'I forget', text: 'A full desk', tryThis: '', sources: [] }
  const of = (preview: boolean) =>
    renderToStaticMarkup(
      <DashboardScreen
        {...empty}
        preview={preview}
        patterns={['First', 'Second'].map((title) => ({ ...pattern, title, symptoms: ['mood'] }))}
        reframes={[reframe]}
      />,
    )
  const hidden = /class="[^"]*invisible/
  expect(of(false)).toMatch(hidden)
  expect(of(false)).not.toContain('A full desk')
  expect(of(true)).not.toMatch(hidden)
  for (const text of ['First', 'Second', 'A full desk', 'Leave preview']) expect(of(true)).toContain(text)
})
