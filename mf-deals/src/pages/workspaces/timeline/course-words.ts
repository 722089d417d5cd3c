import { formatLongDay } from 'ui-kit/days'
import type { CourseMark, DealCourse } from './deal-course.ts'

/** The course of a deal for who does not see it: "Nov 3 to Dec 12. Inspection, Nov 12, late." */
export function courseWords({ from, to, marks }: DealCourse, now: string): string {
  const day = (one: string) => formatLongDay(one, now)
  const span = from && to ? `${day(from)} to ${day(to)}` : from ? `since ${day(from)}, no closing date` : to && day(to)
  return [span || 'no closing date', ...marks.map((mark) => markWords(mark, now))].map((one) => `${one}.`).join(' ')
}

/** A mark in words: "Inspection, Inspection reply: Thursday, November 12, late". */
export const markWords = ({ day, titles, isLate }: CourseMark, now: string): string =>
  `${titles.join(', ')}: ${formatLongDay(day, now)}${isLate ? ', late' : ''}`
