ZZ=1 timeout 240 flock /tmp/heavy.lock nice -n 19 npm run bench -- --only import > /tmp/imp-bench.txt 2>&1; date >> /tmp/imp-bench.txt
