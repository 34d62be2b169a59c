export default function Page() {
  return (
    <main>
      <h1>The floor</h1>
      <p>The least that a page of this framework costs.</p>
    </main>
  )
}
