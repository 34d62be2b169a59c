import { usePathname } from 'next/navigation'
import { useEffect, useState, type RefObject } from 'react'

import { shouldFloat } from '../../domain/floating'

/** A page has come to rest when it has not scrolled for this long (ms). */
const restDelay = 150

const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [role="slider"]'

/** Whether the floating button, at its place over the page, lies on something that can be pressed. */
function coversControl(button: HTMLElement): boolean {
  const at = button.getBoundingClientRect()
  return [...document.querySelectorAll(`main :is(${controls}), footer :is(${controls})`)].some((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    return width > 0 && left < at.right && right > at.left && top < at.bottom && bottom > at.top
  })
}

/**
 * Whether the donation button floats. It leaves at once when the visitor scrolls on, and comes only to a page at rest,
 * where it covers no control.
 * @param button to be measured; it has its floating place while this hook says so
 */
export function useFloating(button: RefObject<HTMLElement | null>): boolean {
  const path = usePathname()
  const [floats, setFloats] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let last = window.scrollY
    let up = false
    const state = () => ({
      path,
      windowHeight: window.innerHeight,
      // A media query's rem grows with the browser's type size: the button with its label is then three lines high.
      isLow: window.matchMedia('(max-height: 29.99rem)').matches,
      top: window.scrollY,
      below: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      up,
    })
    const rest = () => {
      if (!shouldFloat(state()) || !button.current) return
      // It takes its floating place for the time of one measurement, which nobody sees.
      button.current.dataset.floating = ''
      const covers = coversControl(button.current)
      delete button.current.dataset.floating
      setFloats(!covers)
    }
    const scrolled = () => {
      if (window.scrollY !== last) up = window.scrollY < last
      last = window.scrollY
      clearTimeout(timer)
      setFloats(false)
      timer = setTimeout(rest, restDelay)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', scrolled)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', scrolled)
      setFloats(false)
    }
  }, [path, button])
  return floats
}
