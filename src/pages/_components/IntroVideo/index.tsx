import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import styles from './styles.module.css';

/** ID of the project's introduction video. */
const VIDEO_ID = '_An9EsKPhp0';

/** A video that sends no requests to its host until readers play it. */
export default function IntroVideo() {
  const [playing, setPlaying] = useState(false);
  const mascot = useBaseUrl('/img/dinosaur.svg');
  return (
    <section className={styles.section} aria-labelledby="video">
      <h2 id="video" className={styles.heading}>
        See Docusaurus in action
      </h2>
      {playing ? (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${VIDEO_ID}?autoplay=1`}
          title="Introduction to Docusaurus"
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <div className={`${styles.frame} ${styles.poster}`} data-theme="dark">
          <img
            className={styles.mascot}
            src={mascot}
            alt=""
            width="520"
            height="240"
            loading="lazy"
          />
          <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
            <svg viewBox="0 0 48 48" className={styles.icon} aria-hidden="true">
              <circle cx="24" cy="24" r="22" />
              <path d="M19 15.500v17l14-8.500Z" />
            </svg>
            Play the introduction video
          </button>
          <p className={styles.note}>
            When you play the video, it’s loaded from YouTube. You can also{' '}
            <a
              href={`https://www.youtube.com/watch?v=${VIDEO_ID}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              watch it on YouTube
            </a>
            .
          </p>
        </div>
      )}
    </section>
  );
}
