import * as Slider from 'radix-ui/slider'
import { useId } from 'react'

import { highestMood, lowestMood, moodLabel, moods } from '../../domain/runningPractice'

type MoodSliderProps = { label: string; value: number; onChange: (mood: number) => void }

/** A slider for a mood from 1 to 5, with its label. */
export function MoodSlider({ label, value, onChange }: MoodSliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={id} className="font-semibold">
          {label}
        </p>
        <p className="font-serif text-xl tabular">
          {value} {moodLabel(value)}
        </p>
      </div>
      <Slider.Root
        value={[value]}
        onValueChange={([mood]) => mood !== undefined && onChange(mood)}
        min={lowestMood}
        max={highestMood}
        step={1}
        className="relative mt-3 flex h-11 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-1.5 grow rounded-full border border-edge bg-leaf">
          <Slider.Range className="absolute h-full rounded-full bg-marigold" />
        </Slider.Track>
        <Slider.Thumb
          aria-labelledby={id}
          aria-valuetext={`${value} ${moodLabel(value)}`}
          className="grid size-11 place-items-center rounded-full border-[1.5px] border-plum bg-paper font-serif text-xl text-plum tabular"
        >
          {value}
        </Slider.Thumb>
      </Slider.Root>
      <div aria-hidden="true" className="mt-1 flex justify-between text-sm text-soft-ink">
        <span>{moods[0]}</span>
        <span>{moods[moods.length - 1]}</span>
      </div>
    </div>
  )
}
