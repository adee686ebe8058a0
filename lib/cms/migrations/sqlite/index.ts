import * as migration_20261127_161855_start from './20261127_161855_start';

export const migrations = [
  {
    up: migration_20261127_161855_start.up,
    down: migration_20261127_161855_start.down,
    name: '20261127_161855_start'
  },
];
