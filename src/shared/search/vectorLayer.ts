/*
 * One function in WebAssembly, which multiplies four numbers at a time where JavaScript multiplies one: a question is
 * compared with each of 830 places in a seventh of the time. Written down as instructions by name, as a compiler for
 * sixty of them would be more to understand.
 */

/** Numbers that one instruction takes, and instructions that are under way together. */
const lanes = 4
const accumulators = 4
const unitsTogether = lanes * accumulators
const bytesOfNumber = 4

/** A whole number as WebAssembly writes it (LEB128): seven bits a byte, the sign in the last. */
function toBytes(number: number): number[] {
  const bytes: number[] = []
  for (let rest = number; ; rest >>= 7) {
    const isLast = rest >= -64 && rest < 64
    bytes.push(isLast ? rest & 0x7f : (rest & 0x7f) | 0x80)
    if (isLast) return bytes
  }
}

/** The same without a sign. */
function toUnsignedBytes(number: number): number[] {
  const bytes: number[] = []
  for (let rest = number; ; rest >>>= 7) {
    bytes.push(rest < 0x80 ? rest : (rest & 0x7f) | 0x80)
    if (rest < 0x80) return bytes
  }
}

const list = (...items: readonly (readonly number[])[]) => [...toUnsignedBytes(items.length), ...items.flat()]
const sized = (bytes: readonly number[]) => [...toUnsignedBytes(bytes.length), ...bytes]
const text = (written: string) => sized([...new TextEncoder().encode(written)])

// Instructions as the WebAssembly specification numbers them: local.get, local.set, i32.const, i32.add, i32.lt_u.
const types = { i32: 0x7f, v128: 0x7b, function: 0x60 }
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const constant = (value: number) => [0x41, ...toBytes(value)]
const add = [0x6a]
const isBelow = [0x49]
/** Runs what is inside again as long as what it leaves is true (loop, br_if). */
const repeat = (...inside: readonly (readonly number[])[]) => [0x03, 0x40, ...inside.flat(), 0x0d, 0, 0x0b]
// v128.load, v128.load32_splat, v128.store, v128.const, f32x4.add, f32x4.mul.
const vector = (code: number) => [0xfd, ...toUnsignedBytes(code)]
/** Reading and writing tell how addresses are aligned, as a power of two, and how far behind the address. */
const load = (offset: number) => [...vector(0), 2, ...toUnsignedBytes(offset)]
const loadForAll = [...vector(9), 2, 0]
const store = (offset: number) => [...vector(11), 2, ...toUnsignedBytes(offset)]
const zero = [...vector(12), ...Array<number>(16).fill(0)]
const addAll = vector(228)
const multiplyAll = vector(230)

// Parameters are addresses; the locals behind them are the input that is read and the sums of four times four units.
const locals = { layer: 0, inputs: 1, endOfInputs: 2, sums: 3, endOfSums: 4, input: 5, value: 6 }
const accumulatorsAt = Array.from({ length: accumulators }, (_, index) => locals.value + 1 + index)
const bytesTogether = unitsTogether * bytesOfNumber
const bytesOfVector = lanes * bytesOfNumber

const multiply = repeat(
  [...get(locals.inputs), ...set(locals.input)],
  accumulatorsAt.flatMap((sum) => [...zero, ...set(sum)]),
  repeat(
    [...get(locals.input), ...loadForAll, ...set(locals.value)],
    accumulatorsAt.flatMap((sum, index) => [
      ...get(sum),
      ...get(locals.layer),
      ...load(index * bytesOfVector),
      ...get(locals.value),
      ...multiplyAll,
      ...addAll,
      ...set(sum),
    ]),
    [...get(locals.layer), ...constant(bytesTogether), ...add, ...set(locals.layer)],
    [...get(locals.input), ...constant(bytesOfNumber), ...add, ...set(locals.input)],
    [...get(locals.input), ...get(locals.endOfInputs), ...isBelow],
  ),
  accumulatorsAt.flatMap((sum, index) => [...get(locals.sums), ...get(sum), ...store(index * bytesOfVector)]),
  [...get(locals.sums), ...constant(bytesTogether), ...add, ...set(locals.sums)],
  [...get(locals.sums), ...get(locals.endOfSums), ...isBelow],
)

/** Kinds of sections: 1 types, 2 what is imported, 3 functions, 7 what is exported, 10 the instructions. */
const section = (kind: number, bytes: readonly number[]) => [kind, ...sized(bytes)]
const compile = () =>
  new WebAssembly.Module(
    Uint8Array.from([
      ...[...new TextEncoder().encode('\0asm'), 1, 0, 0, 0],
      ...section(1, list([types.function, ...list(...Array.from({ length: 5 }, () => [types.i32])), ...list()])),
      ...section(2, list([...text('memory'), ...text('memory'), 2, 0, 1])),
      ...section(3, list([0])),
      ...section(7, list([...text('multiply'), 0, 0])),
      ...section(10, list(sized([...list([1, types.i32], [1 + accumulators, types.v128]), ...multiply, 0x0b]))),
    ]),
  )

let program: WebAssembly.Module | undefined
const bytesOfPage = 65_536

/** A layer of a network: what is written to `inputs` is multiplied into `sums`, one for each unit, padded to sixteens. */
export type VectorLayer = { inputs: Float32Array; sums: Float32Array; multiply: () => void }

/** @param numbers a row for each input, a column for each unit */
export function createVectorLayer(numbers: Float32Array, columns: number): VectorLayer {
  const rows = numbers.length / columns
  const padded = Math.ceil(columns / unitsTogether) * unitsTogether
  const [sumsAt, layerAt] = [rows, rows + padded].map((place) => place * bytesOfNumber) as [number, number]
  const size = layerAt + rows * padded * bytesOfNumber
  const memory = new WebAssembly.Memory({ initial: Math.ceil(size / bytesOfPage) })
  // As it is read: sixteen units after the other, and of each sixteen the numbers of one row side by side.
  const laid = new Float32Array(memory.buffer, layerAt, rows * padded)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const first = column - (column % unitsTogether)
      laid[first * rows + row * unitsTogether + column - first] = numbers[row * columns + column]!
    }
  const { exports } = new WebAssembly.Instance((program ??= compile()), { memory: { memory } })
  const run = exports.multiply as (...addresses: number[]) => void
  return {
    inputs: new Float32Array(memory.buffer, 0, rows),
    sums: new Float32Array(memory.buffer, sumsAt, padded),
    multiply: () => run(layerAt, 0, rows * bytesOfNumber, sumsAt, layerAt),
  }
}
