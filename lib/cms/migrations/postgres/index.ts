import * as migration_20261127_161904_start from './20261127_161904_start';

export const migrations = [
  {
    up: migration_20261127_161904_start.up,
    down: migration_20261127_161904_start.down,
    name: '20261127_161904_start'
  },
];
