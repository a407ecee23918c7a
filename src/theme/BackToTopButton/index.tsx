// Readers gain: the page doesn't scroll smoothly if they prefer reduced motion.
// Delete when: the theme's button respects this preference.
import CalmScroll from '@site/src/components/CalmScroll';
import BackToTopButton from '@theme-original/BackToTopButton';

/** The button that scrolls to the top of the page. */
export default function BackToTopButtonWrapper() {
  return (
    <CalmScroll>
      <BackToTopButton />
    </CalmScroll>
  );
}
