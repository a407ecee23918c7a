<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat" />
  <xsl:template match="/rss/channel">
    <html lang="en">
      <head>
        <title><xsl:value-of select="title" /></title>
        <link rel="stylesheet" href="custom-rss.css" />
      </head>
      <body>
        <h1><xsl:value-of select="title" /></h1>
        <ul>
          <xsl:for-each select="item">
            <li><a href="{link}"><xsl:value-of select="title" /></a></li>
          </xsl:for-each>
        </ul>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
