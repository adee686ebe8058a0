import { getAbout } from '@/lib/content/about';
import { getOwnLab } from '@/lib/content/custom-development';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { Picture } from '../ui/picture';
import styles from './contact-place.module.css';

/** Where a visitor arrives: the house as it is seen from the street, and what there is to try inside. */
export async function ContactPlace() {
  const [about, ownLab] = await Promise.all([getAbout(), getOwnLab()]);
  if (!about?.image) return null;
  return (
    <figure className={styles.root}>
      <Picture picture={about.image} sizes="(max-width: 768px) 100vw, 440px" />
      {ownLab?.name && (
        <figcaption>
          <ArrowLink
            href={paths.customDevelopments() + paths.section('own-lab')}
          >{`${ownLab.title}：${ownLab.name}`}</ArrowLink>
        </figcaption>
      )}
    </figure>
  );
}
