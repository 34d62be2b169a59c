import { notFound } from 'next/navigation'

/** None is made ahead. It marks the page as one to be kept, so that it passes the page cache and gets its policy there. */
export const generateStaticParams = () => []

/** Any address that no other page answers: the lost page inside the shell, with status 404. */
export default function Page() {
  notFound()
}
