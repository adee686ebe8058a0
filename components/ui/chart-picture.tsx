import { CHART_SIZES } from '@/lib/charts/sizes';
import { MOBILE_MAX_WIDTH } from '@/lib/constants';
import styles from './chart-picture.module.css';

interface ChartPictureProps {
  /** addresses of the two sizes in which the server draws it */
  picture: { wide: string; narrow: string };
  label: string;
  /** above the fold: asked for first */
  eager?: boolean;
}

/** A chart of the content as the server draws it: there before any script, legible on phones, and on paper. */
export function ChartPicture({ picture: { wide, narrow }, label, eager = false }: ChartPictureProps) {
  return (
    <picture className={styles.root}>
      <source media={`(max-width: ${MOBILE_MAX_WIDTH}px)`} srcSet={narrow} {...CHART_SIZES.narrow} />
      <img
        src={wide}
        alt={label || '图表'}
        {...CHART_SIZES.wide}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  );
}
