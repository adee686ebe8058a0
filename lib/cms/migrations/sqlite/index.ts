import * as migration_20261127_205419_start from './20261127_205419_start';

export const migrations = [
  {
    up: migration_20261127_205419_start.up,
    down: migration_20261127_205419_start.down,
    name: '20261127_205419_start'
  },
];
