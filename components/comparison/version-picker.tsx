import type { VersionGroup } from '@/lib/content/version-groups';
import { COMPARED_MOST } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import styles from './version-picker.module.css';

interface VersionPickerProps {
  groups: VersionGroup[];
  /** aliases of those that are compared already */
  chosen?: readonly string[];
}

/** Every version to be ticked, by its module: a form that works without scripts. */
export function VersionPicker({ groups, chosen = [] }: VersionPickerProps) {
  return (
    <form action={paths.compare()} className={styles.root} aria-label="选型号" autoComplete="off">
      {groups.map(({ title, versions }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {versions.map((version) => (
            <label key={version.alias}>
              <input type="checkbox" name="ids" value={version.alias} defaultChecked={chosen.includes(version.alias)} />
              {version.title}
            </label>
          ))}
        </fieldset>
      ))}
      <p>
        <Button type="submit" kind={chosen.length > 0 ? 'secondary' : 'primary'}>
          对比
        </Button>
        <span>一次最多{COMPARED_MOST}个，同一模块的型号行名相同，比得最全。</span>
      </p>
    </form>
  );
}
