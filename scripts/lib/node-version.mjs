// Old syntax on purpose: an old Node has to get as far as saying that it is too old.
var needed = [20, 9]
var found = process.versions.node.split('.').map(Number)

if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  console.error(
    '✗ Power Years needs Node ' + needed.join('.') + ' or newer; this is Node ' + process.versions.node + '.',
  )
  process.exit(1)
}
