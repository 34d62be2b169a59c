import * as migration_20261121_092019_opening from './20261121_092019_opening';

export const migrations = [
  {
    up: migration_20261121_092019_opening.up,
    down: migration_20261121_092019_opening.down,
    name: '20261121_092019_opening'
  },
];
