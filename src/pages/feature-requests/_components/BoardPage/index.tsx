import Link from '@docusaurus/Link';
import PageIntro from '@site/src/components/PageIntro';
import { useSubPath } from '@site/src/hooks/useSubPath';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import { boardAddress } from '../../_lib/boardAddress';
import styles from './styles.module.css';

interface Props {
  /** URL of the hosted board, from the environment of the build. */
  readonly boardUrl: string;
}

/** /feature-requests/ with a hosted board instead of the list. Paths below it belong to the board. */
export default function BoardPage({ boardUrl }: Props) {
  const { subPath, isTakingOver } = useSubPath('/feature-requests/');
  if (isTakingOver) {
    return <NotFound />;
  }
  const address = boardAddress(boardUrl, subPath);
  return (
    <Layout
      title="Feedback"
      description="The board where you can post your ideas for Docusaurus and vote for other people’s ideas."
    >
      <main>
        <PageIntro
          title="Feature requests"
          lead="Post your own idea, or vote for an existing one. The board below is hosted by another service."
          actions={<Link to={address}>Open the board in a new tab</Link>}
        />
        <iframe
          className={styles.board}
          src={address}
          title="Feature request board"
          loading="lazy"
          referrerPolicy="strict-origin"
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
        />
      </main>
    </Layout>
  );
}
