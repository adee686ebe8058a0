import * as migration_20261127_081915_start from './20261127_081915_start';

export const migrations = [
  {
    up: migration_20261127_081915_start.up,
    down: migration_20261127_081915_start.down,
    name: '20261127_081915_start'
  },
];
