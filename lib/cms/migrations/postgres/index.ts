import * as migration_20261127_090322_start from './20261127_090322_start';

export const migrations = [
  {
    up: migration_20261127_090322_start.up,
    down: migration_20261127_090322_start.down,
    name: '20261127_090322_start'
  },
];
