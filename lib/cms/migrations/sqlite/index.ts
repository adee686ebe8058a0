import * as migration_20261127_081507_start from './20261127_081507_start';

export const migrations = [
  {
    up: migration_20261127_081507_start.up,
    down: migration_20261127_081507_start.down,
    name: '20261127_081507_start'
  },
];
