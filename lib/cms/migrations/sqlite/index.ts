import * as migration_20261127_090311_start from './20261127_090311_start';

export const migrations = [
  {
    up: migration_20261127_090311_start.up,
    down: migration_20261127_090311_start.down,
    name: '20261127_090311_start'
  },
];
