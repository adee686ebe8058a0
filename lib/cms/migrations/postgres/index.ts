import * as migration_20261127_205436_start from './20261127_205436_start';

export const migrations = [
  {
    up: migration_20261127_205436_start.up,
    down: migration_20261127_205436_start.down,
    name: '20261127_205436_start'
  },
];
