/** The places of features among sorted hashes, by a table of open addressing: a message asks for some thousand. */
export function createFeatureIndex(features: Uint32Array): (feature: number) => number {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, features.length * 2)))
  const table = new Int32Array(size).fill(-1)
  features.forEach((feature, place) => {
    let slot = feature & (size - 1)
    while (table[slot] !== -1) slot = (slot + 1) & (size - 1)
    table[slot] = place
  })
  return (feature) => {
    let slot = feature & (size - 1)
    for (;;) {
      const place = table[slot]!
      if (place === -1 || features[place] === feature >>> 0) return place
      slot = (slot + 1) & (size - 1)
    }
  }
}
