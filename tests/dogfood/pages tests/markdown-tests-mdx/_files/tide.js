console.log('A script to be downloaded.');
